import "./button.css";
import { type ButtonHTMLAttributes, forwardRef } from "react";

/** How a button looks: `plain` has a frame, `primary` is the one that a page is for, `danger` takes something away,
 *  `link` reads as a link within words, `icon` and `sign` are pictures with a name (`sign` is the smaller, in rows), and
 *  `bare` leaves the look to the area that uses it. */
export type ButtonKind = "plain" | "primary" | "danger" | "link" | "icon" | "sign" | "bare";

export interface ButtonLook {
  kind?: ButtonKind | undefined;
  /** `block` is as wide as there is room, `large` higher as well, `square` holds a picture alone. */
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

/** The classes of a button, for what is none but looks so (a `summary`, the label of a file field).
 *  @param className - what the area that uses it adds */
export function buttonClass(
  kind: ButtonKind = "plain",
  size?: ButtonLook["size"],
  className?: string,
): string {
  return KINDS[kind] + (size ? SIZES[size] : "") + (className ? ` ${className}` : "");
}

export interface ButtonProps extends ButtonLook, ButtonHTMLAttributes<HTMLButtonElement> {}

/** A button. It sends its form only as `type="submit"`. */
export const Button = forwardRef<HTMLButtonElement, ButtonProps>(function Button(
  { kind, size, className, ...rest },
  ref,
) {
  return <button type="button" {...rest} ref={ref} className={buttonClass(kind, size, className)} />;
});
