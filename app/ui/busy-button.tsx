import { Button, type ButtonLook } from "./button.tsx";

export interface BusyButtonProps extends ButtonLook {
  isBusy: boolean;
  label: string;
  /** Label while the form is being sent. */
  busyLabel: string;
  className?: string;
  /** Accessible name, for a button that is only clear from its surroundings. */
  ariaLabel?: string;
  /** Name of the button's value, in a form with several buttons. */
  name?: string;
  value?: string;
}

/** Submit button that sends its form once at a time. Without a `kind` it is the large primary button of its page. */
export function BusyButton({ isBusy, label, busyLabel, kind, size, ariaLabel, ...rest }: BusyButtonProps) {
  return (
    <Button
      type="submit"
      {...rest}
      kind={kind ?? "primary"}
      size={kind === undefined ? "large" : size}
      aria-label={ariaLabel}
      aria-busy={isBusy}
      disabled={isBusy}
    >
      {isBusy ? busyLabel : label}
    </Button>
  );
}
