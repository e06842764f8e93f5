import { Link, type LinkProps } from "@remix-run/react";
import type { AnchorHTMLAttributes } from "react";
import { type ButtonLook, buttonClass } from "./button.tsx";

type LinkButtonProps = ButtonLook &
  (LinkProps | (AnchorHTMLAttributes<HTMLAnchorElement> & { href: string | undefined; to?: undefined }));

/** A link that looks like a button: within the portal with `to`, to a file or another site with `href`. */
export function LinkButton({ kind, size, className, children, ...rest }: LinkButtonProps) {
  const look = buttonClass(kind, size, className);
  return rest.to === undefined ? (
    <a {...rest} className={look}>
      {children}
    </a>
  ) : (
    <Link {...rest} className={look}>
      {children}
    </Link>
  );
}
