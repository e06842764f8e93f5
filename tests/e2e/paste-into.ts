import type { Locator } from "playwright-core";

/** Pastes a text as from the clipboard. */
export async function pasteInto(field: Locator, text: string): Promise<void> {
  await field.focus();
  await field.evaluate((one, data) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text", data);
    one.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
  }, text);
}
