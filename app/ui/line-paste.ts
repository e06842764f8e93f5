import type { ClipboardEvent, DragEvent, SyntheticEvent } from "react";

type FieldEvent = SyntheticEvent<HTMLTextAreaElement>;

/** Handlers of a text area that insert pasted or dropped lines in one step, in place of the selection; browsers
 *  insert them one by one. Text without line breaks is left to the browser.
 *  @param options.mayStand - called with the whole new text; false leaves the field unchanged. Thousands of lines
 *  must not be put into a field: selecting and replacing ten thousand blocks a phone for a minute
 *  @param options.onPut - called with the field's new text */
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
