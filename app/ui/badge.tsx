import "./badge.css";
import type { HTMLAttributes } from "react";

/** Meaning of a badge: `plain` names a kind, `quiet` marks something inactive, the others rate a state. */
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

/** One or two words on a coloured background: the state of the element beside. */
export function Badge({ tone = "plain", className, ...rest }: BadgeProps) {
  return <span {...rest} className={className ? `${TONES[tone]} ${className}` : TONES[tone]} />;
}
