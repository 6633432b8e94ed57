"""Uses the gallery in a browser, and fails if a picture shows that something did not happen.

    browse.py ADDRESS

The page has no elements that say what they are: what is clicked is found by its place in a window of 1000 × 720 points.
"""

import sys
import time

from selenium import webdriver
from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.actions.wheel_input import ScrollOrigin

# In the page: the rows of the sidebar, the list of a screen, and the field of Packages that filters.
SIDEBAR_X, FIRST_ROW_Y, ROW_HEIGHT = 120, 75, 38
LIST = (450, 500)
FIELD = (450, 145)


class Page:
    """A page of the gallery, and the place of its pointer."""

    def __init__(self):
        options = webdriver.ChromeOptions()
        for flag in ["--headless=new", "--no-sandbox", "--window-size=1100,900"]:
            options.add_argument(flag)
        self.driver = webdriver.Chrome(options=options)
        self.pointer = (0, 0)

    def picture(self):
        return self.driver.get_screenshot_as_base64()

    def actions(self):
        return ActionChains(self.driver, duration=20)

    def move(self, place):
        self.actions().move_by_offset(place[0] - self.pointer[0], place[1] - self.pointer[1]).perform()
        self.pointer = place

    def click(self, place):
        self.move(place)
        self.actions().click().perform()

    def wheel(self, distance):
        origin = ScrollOrigin.from_viewport(*self.pointer)
        self.actions().scroll_from_origin(origin, 0, distance).perform()

    def expect_change(self, act, what):
        """Acts, and waits until the picture has changed and then stands still for a moment."""
        before = self.picture()
        act()
        deadline = time.monotonic() + 15
        while self.picture() == before:
            if time.monotonic() > deadline:
                sys.exit(f"Nothing was to be seen of {what}.")
            time.sleep(0.1)
        last, now = None, self.picture()
        while now != last and time.monotonic() < deadline:
            time.sleep(0.3)
            last, now = now, self.picture()


def main():
    page = Page()
    try:
        # Before that the page is empty.
        page.expect_change(lambda: page.driver.get(sys.argv[1]), "the first frame")
        for row in range(18):
            page.click((SIDEBAR_X, FIRST_ROW_Y + ROW_HEIGHT * row))
            time.sleep(1)
            page.move(LIST)
            for distance in [240] * 8 + [-240] * 4:
                page.wheel(distance)
                time.sleep(0.05)
        page.expect_change(lambda: page.click((SIDEBAR_X, FIRST_ROW_Y)), "a click on the first screen")
        page.move(LIST)
        page.expect_change(lambda: page.wheel(240), "the wheel")
        page.expect_change(lambda: page.click(LIST), "a click on a row")
        page.click(FIELD)
        page.expect_change(lambda: page.actions().send_keys("font").perform(), "keys")
        print("18 screens were opened and scrolled; clicks, the wheel and keys arrive.")
    finally:
        page.driver.quit()


if __name__ == "__main__":
    main()
