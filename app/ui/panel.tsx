import type { HTMLAttributes } from "react";

export interface PanelProps extends Omit<HTMLAttributes<HTMLElement>, "title"> {
  /** Element of the panel; a section by default. */
  as?: "section" | "div" | "aside" | "ul" | "ol" | "li" | "dl" | "p";
  /** Heading of the panel. */
  title?: string;
}

/** A frame around related content. A class beside it sets the layout (`app-pad app-stack`, `app-card`,
 *  `app-form__part`). Forms and `details` elements use the class `gs-panel` directly. */
export function Panel({ as: Frame = "section", title, className, children, ...rest }: PanelProps) {
  return (
    <Frame {...rest} className={className ? `gs-panel ${className}` : "gs-panel"}>
      {title !== undefined && <h2 className="app-heading">{title}</h2>}
      {children}
    </Frame>
  );
}
