/** Milliseconds for which a page is kept after its print dialog was closed: some browsers go on reading it. */
const later = 60_000;

/** Whether the print dialog of what a frame shows could be opened: Firefox lets nobody into the viewer in which it shows a PDF. */
function printFrame({ contentWindow: shown }: HTMLIFrameElement, onPrinted: () => void): boolean {
  try {
    shown?.addEventListener("afterprint", onPrinted);
    shown?.focus();
    shown?.print();
    return true;
  } catch (error) {
    if (error instanceof DOMException && error.name === "SecurityError") return false;
    throw error;
  }
}

/** Opens the browser's print dialog for a page that is shown nowhere, once it has loaded; `false` where the browser doesn't let us. */
export function printFile(page: Blob): Promise<boolean> {
  const address = URL.createObjectURL(page);
  const frame = document.createElement("iframe");
  const { promise, resolve, reject } = Promise.withResolvers<boolean>();
  frame.style.cssText = "position:fixed;width:0;height:0;border:0;visibility:hidden";
  frame.setAttribute("aria-hidden", "true");
  frame.src = address;
  frame.onload = () => {
    const remove = () => {
      frame.remove();
      URL.revokeObjectURL(address);
    };
    try {
      const isPrinted = printFrame(frame, () => setTimeout(remove, later));
      if (!isPrinted) remove();
      resolve(isPrinted);
    } catch (error) {
      reject(error);
    }
  };
  document.body.append(frame);
  return promise;
}
