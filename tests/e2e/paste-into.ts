import type { Locator } from "playwright-core";

/** Pastes as a person does whose clipboard holds the text. */
export async function pasteInto(field: Locator, text: string): Promise<void> {
  await field.focus();
  await field.evaluate((one, data) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text", data);
    one.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
  }, text);
}
