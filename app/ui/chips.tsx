import "./chips.css";
import { Link } from "@remix-run/react";
import { IconX } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { Button } from "./button.tsx";

export interface ChipsProps {
  /** What was chosen, which is heard only. */
  label?: string;
  className?: string;
  children: ReactNode;
}

/** What was chosen: a list of `Chip`. */
export function Chips({ label, className, children }: ChipsProps) {
  return (
    <ul className={className ? `app-row app-chips ${className}` : "app-row app-chips"} aria-label={label}>
      {children}
    </ul>
  );
}

export type ChipProps = {
  text: string;
  /** What a press does, in words that are heard: it takes this one out. */
  label: string;
} & (
  | { /** The page without it. */ to: string; onRemove?: undefined }
  | { to?: undefined; onRemove: () => void }
);

/** One thing that was chosen; a press takes it out. */
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
