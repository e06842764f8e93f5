import "./chips.css";
import { Link } from "@remix-run/react";
import { IconX } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { Button } from "./button.tsx";

export interface ChipsProps {
  /** Accessible name of the list: what was chosen. */
  label?: string;
  className?: string;
  children: ReactNode;
}

/** A list of chosen items (`Chip`). */
export function Chips({ label, className, children }: ChipsProps) {
  return (
    <ul className={className ? `app-row app-chips ${className}` : "app-row app-chips"} aria-label={label}>
      {children}
    </ul>
  );
}

export type ChipProps = {
  text: string;
  /** Accessible name of the button, which removes the item. */
  label: string;
} & (
  | { /** Address of the page without the item. */ to: string; onRemove?: undefined }
  | { to?: undefined; onRemove: () => void }
);

/** A chosen item, with a button that removes it. */
export function Chip({ text, label, to, onRemove }: ChipProps) {
  const content = (
    <>
      {text}
      <IconX size={14} stroke={2} aria-hidden />
    </>
  );
  return (
    <li>
      {to === undefined ? (
        <Button kind="bare" className="app-chips__one" aria-label={label} onClick={onRemove}>
          {content}
        </Button>
      ) : (
        <Link className="app-chips__one" to={to} aria-label={label} preventScrollReset>
          {content}
        </Link>
      )}
    </li>
  );
}
