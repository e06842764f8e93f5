import "./button.css";
import { type ButtonHTMLAttributes, forwardRef } from "react";
import { type ButtonLook, buttonClass } from "./button-class.ts";

export interface ButtonProps extends ButtonLook, ButtonHTMLAttributes<HTMLButtonElement> {}

/** A button. It sends its form only as `type="submit"`. */
export const Button = forwardRef<HTMLButtonElement, ButtonProps>(function Button(
  { kind, size, className, ...rest },
  ref,
) {
  return <button type="button" {...rest} ref={ref} className={buttonClass(kind, size, className)} />;
});
