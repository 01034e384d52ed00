import { expect, type Page } from "@playwright/test";

/** Pixels that a finger or an unsteady hand needs in both directions. */
const least = 28;

/** What is pressed on this page and can't be hit everywhere within so many pixels around its middle; links within a sentence aside. */
export const missed = (page: Page, pixels: number): Promise<string[]> =>
  page.evaluate((side) => {
    const pressed =
      "a[href], button, input, select, textarea, summary, [role=button], [role=tab], [role=menuitem], [role=option]";
    const isShown = (node: Element) =>
      node.checkVisibility({ visibilityProperty: true, opacityProperty: false }) &&
      node.closest("[inert], [aria-hidden=true]") === null &&
      getComputedStyle(node).pointerEvents !== "none" &&
      // What is only for screen readers is a pixel wide.
      node.getBoundingClientRect().width > 1;
    const isInSentence = (node: Element) => {
      const around = node.parentElement?.textContent?.trim() ?? "";
      return getComputedStyle(node).display === "inline" && around.length > (node.textContent?.trim().length ?? 0);
    };
    const isHit = (node: Element, x: number, y: number) => {
      const hit = document.elementFromPoint(x, y);
      const labels = node instanceof HTMLInputElement ? [...(node.labels ?? [])] : [];
      // What stands around them is pressed for them: a box of the grid, the edge of a password.
      const around = node.closest(".ag-checkbox-input-wrapper, .mantine-PasswordInput-wrapper");
      return hit !== null && [node, ...labels, around].some((one) => one?.contains(hit));
    };
    const isMissed = (node: Element) => {
      const { width, height } = node.getBoundingClientRect();
      if (width > side - 0.5 && height > side - 0.5) return false;
      node.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
      const box = node.getBoundingClientRect();
      const [x, y, half] = [box.x + box.width / 2, box.y + box.height / 2, side / 2 - 0.5];
      // What lies under a dialog isn't pressed at all.
      if (!isHit(node, x, y)) return false;
      const around: [number, number][] = [];
      if (height < side) around.push([x, y - half], [x, y + half]);
      if (width < side) around.push([x - half, y], [x + half, y]);
      return !around.every(([left, top]) => isHit(node, left, top));
    };
    return [...document.querySelectorAll(pressed)]
      .filter((node) => isShown(node) && !isInSentence(node) && isMissed(node))
      .map((node) => {
        const { width, height } = node.getBoundingClientRect();
        const name = node.getAttribute("aria-label") ?? node.textContent?.trim() ?? "";
        return `${node.tagName} “${name.slice(0, 60)}” ${Math.round(width)} × ${Math.round(height)} ${node.className}`;
      });
  }, pixels);

/** Everything that is pressed can be hit within 28 pixels; what still moves is looked at again. */
export async function expectTargets(page: Page): Promise<void> {
  await expect.poll(() => missed(page, least), { message: `${page.url()} can be pressed`, timeout: 3_000 }).toEqual([]);
}
