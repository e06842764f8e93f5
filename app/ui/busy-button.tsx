import { Button, type ButtonLook } from "./button.tsx";

export interface BusyButtonProps extends ButtonLook {
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

/** Sends its form, once at a time. Where no kind is named it is the one large button of its page. */
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
