export interface BusyButtonProps {
  isBusy: boolean;
  label: string;
  /** What it says while the form is on its way. */
  busyLabel: string;
  className?: string;
  /** Its name for who does not see what stands beside it. */
  ariaLabel?: string;
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
  ariaLabel,
  ...told
}: BusyButtonProps) {
  return (
    <button
      type="submit"
      {...told}
      className={className}
      aria-label={ariaLabel}
      aria-busy={isBusy}
      disabled={isBusy}
    >
      {isBusy ? busyLabel : label}
    </button>
  );
}
