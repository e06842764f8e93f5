import type { HTMLAttributes } from "react";

export interface PanelProps extends Omit<HTMLAttributes<HTMLElement>, "title"> {
  /** What the panel is: a part of the page unless something else is said. */
  as?: "section" | "div" | "aside" | "ul" | "ol" | "li" | "dl" | "p";
  /** Its heading. */
  title?: string;
}

/** What belongs together, in a frame. How it stands inside is a class beside it (`app-pad app-stack`, `app-card`,
 *  `app-form__part`). What is a form or unfolds has the class `gs-panel` itself. */
export function Panel({ as: Frame = "section", title, className, children, ...rest }: PanelProps) {
  return (
    <Frame {...rest} className={className ? `gs-panel ${className}` : "gs-panel"}>
      {title !== undefined && <h2 className="app-heading">{title}</h2>}
      {children}
    </Frame>
  );
}
