/** Milliseconds for which a page is kept after its print dialog was closed: some browsers go on reading it. */
const later = 60_000;

/** Opens the browser's print dialog for a page that is shown nowhere; resolves when the page has loaded. */
export function printFile(page: Blob): Promise<void> {
  const address = URL.createObjectURL(page);
  const frame = document.createElement("iframe");
  const { promise, resolve } = Promise.withResolvers<void>();
  frame.style.cssText = "position:fixed;width:0;height:0;border:0;visibility:hidden";
  frame.setAttribute("aria-hidden", "true");
  frame.src = address;
  frame.onload = () => {
    const shown = frame.contentWindow;
    const remove = () => {
      frame.remove();
      URL.revokeObjectURL(address);
    };
    shown?.addEventListener("afterprint", () => setTimeout(remove, later));
    shown?.focus();
    shown?.print();
    resolve();
  };
  document.body.append(frame);
  return promise;
}
