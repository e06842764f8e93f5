export interface BusyButtonProps {
  isBusy: boolean;
  label: string;
  /** What it says while the form is on its way. */
  busyLabel: string;
  className?: string;
}

/** Sends its form, once at a time. */
export function BusyButton({
  isBusy,
  label,
  busyLabel,
  className = "gs-button gs-button--primary gs-button--large",
}: BusyButtonProps) {
  return (
    <button type="submit" className={className} aria-busy={isBusy} disabled={isBusy}>
      {isBusy ? busyLabel : label}
    </button>
  );
}
