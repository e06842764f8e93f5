import type { ClipboardEvent, DragEvent, SyntheticEvent } from "react";

type FieldEvent = SyntheticEvent<HTMLTextAreaElement>;

/** Handlers of a text field that put several pasted or dropped lines in at once, in the place of what is selected; the
 *  browser would type them one by one. A word is left to the browser.
 *  @param options.mayStand - given what the field would hold then; false leaves the field as it is. Thousands of lines
 *  must not stand in a field: selecting and replacing ten thousand keeps a phone busy for a minute
 *  @param options.onPut - given what the field holds now */
export function linePaste({
  mayStand,
  onPut,
}: {
  mayStand: (whole: string, field: HTMLTextAreaElement) => boolean;
  onPut?: (value: string) => void;
}) {
  const putIn = (event: FieldEvent, put: string) => {
    if (!/[\r\n]/.test(put)) return;
    event.preventDefault();
    const field = event.currentTarget;
    const { value, selectionStart, selectionEnd } = field;
    if (!mayStand(value.slice(0, selectionStart) + put + value.slice(selectionEnd), field)) return;
    field.setRangeText(put, selectionStart, selectionEnd, "end");
    onPut?.(field.value);
  };
  return {
    onPaste: (event: ClipboardEvent<HTMLTextAreaElement>) => {
      putIn(event, event.clipboardData.getData("text"));
    },
    onDrop: (event: DragEvent<HTMLTextAreaElement>) => {
      putIn(event, event.dataTransfer.getData("text"));
    },
  };
}
