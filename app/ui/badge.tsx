import "./badge.css";
import type { HTMLAttributes } from "react";

/** What a badge says of what it stands at: `plain` names a kind, `quiet` something that is not in use, the others how
 *  good it is. */
export type BadgeTone = "plain" | "quiet" | "info" | "ok" | "warn" | "danger";

const TONES: Readonly<Record<BadgeTone, string>> = {
  plain: "gs-badge",
  quiet: "gs-badge app-badge-quiet",
  info: "gs-badge gs-badge--info",
  ok: "gs-badge gs-badge--ok",
  warn: "gs-badge gs-badge--warn",
  danger: "gs-badge gs-badge--danger",
};

export interface BadgeProps extends HTMLAttributes<HTMLSpanElement> {
  tone?: BadgeTone;
}

/** One or two words on a coloured ground: the state of what they stand at. */
export function Badge({ tone = "plain", className, ...rest }: BadgeProps) {
  return <span {...rest} className={className ? `${TONES[tone]} ${className}` : TONES[tone]} />;
}
