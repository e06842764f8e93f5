/** Whether a dialog is open that the person has to close or answer first. */
export function isDialogOpen(): boolean {
  return document.querySelector('dialog[open], [role="dialog"], [role="alertdialog"]') !== null;
}
