import "./button.css";
import { type ButtonHTMLAttributes, forwardRef } from "react";

/** Look of a button: `plain` has a frame, `primary` is a page's main action, `danger` deletes, `link` reads as a
 *  link within text, `icon` and `sign` are icons with an accessible name (`sign` is smaller, for rows), and `bare`
 *  leaves the look to its area. */
export type ButtonKind = "plain" | "primary" | "danger" | "link" | "icon" | "sign" | "bare";

export interface ButtonLook {
  kind?: ButtonKind | undefined;
  /** `block` fills the width, `large` is also higher, `square` holds an icon only. */
  size?: "block" | "large" | "square" | undefined;
}

const KINDS: Readonly<Record<ButtonKind, string>> = {
  plain: "gs-button",
  primary: "gs-button gs-button--primary",
  danger: "gs-button app-button--danger",
  link: "app-link-button",
  icon: "app-icon-button",
  sign: "app-row-action",
  bare: "app-bare-button",
};

const SIZES = { block: " gs-button--block", large: " gs-button--large", square: " gs-button--icon" } as const;

/** Classes of a button, for other elements that look like one (a `summary`, the label of a file field).
 *  @param className - classes added by the area */
export function buttonClass(
  kind: ButtonKind = "plain",
  size?: ButtonLook["size"],
  className?: string,
): string {
  return KINDS[kind] + (size ? SIZES[size] : "") + (className ? ` ${className}` : "");
}

export interface ButtonProps extends ButtonLook, ButtonHTMLAttributes<HTMLButtonElement> {}

/** A button; it submits its form only with `type="submit"`. */
export const Button = forwardRef<HTMLButtonElement, ButtonProps>(function Button(
  { kind, size, className, ...rest },
  ref,
) {
  return <button type="button" {...rest} ref={ref} className={buttonClass(kind, size, className)} />;
});
