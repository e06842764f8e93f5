export interface BusyButtonProps {
  isBusy: boolean;
  label: string;
  /** What it says while the form is on its way. */
  busyLabel: string;
  className?: string;
  /** What the form is told besides, where it has several buttons. */
  name?: string;
  value?: string;
}

/** Sends its form, once at a time. */
export function BusyButton({
  isBusy,
  label,
  busyLabel,
  className = "gs-button gs-button--primary gs-button--large",
  ...told
}: BusyButtonProps) {
  return (
    <button type="submit" {...told} className={className} aria-busy={isBusy} disabled={isBusy}>
      {isBusy ? busyLabel : label}
    </button>
  );
}
