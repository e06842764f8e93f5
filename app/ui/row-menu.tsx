import "./row-menu.css";
import { IconDots } from "@tabler/icons-react";
import { type CSSProperties, type ReactNode, useEffect, useRef, useState } from "react";
import { MenuDetails } from "./menu-details.tsx";

/** Rare actions of a row, in a menu behind three dots.
 *  @param props.label - accessible name, with the row's own
 *  @param props.children - list items with links or buttons */
export function RowMenu({ label, children }: { label: string; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const [style, setStyle] = useState<CSSProperties | undefined>();
  useEffect(() => {
    if (style === undefined) return undefined;
    const close = () => {
      place.current?.querySelector("details")?.removeAttribute("open");
    };
    window.addEventListener("scroll", close, { passive: true, once: true });
    return () => {
      window.removeEventListener("scroll", close);
    };
  }, [style]);
  return (
    <div ref={place} className="app-row-menu" style={style}>
      <MenuDetails
        label={
          <>
            <IconDots size={18} stroke={1.75} aria-hidden />
            <span className="gs-visually-hidden">{label}</span>
          </>
        }
        onToggle={(isOpen) => {
          setStyle(isOpen && place.current ? besides(place.current) : undefined);
        }}
      >
        <ul className="app-drop__list">{children}</ul>
      </MenuDetails>
    </div>
  );
}

/** Where the menu is: the frame of a table would cut it off, so that it stands beside its button in the window. */
function besides(place: HTMLElement): CSSProperties {
  const { top, bottom, right } = place.getBoundingClientRect();
  const isLow = bottom > window.innerHeight / 2;
  return {
    "--row-menu-right": `${String(document.documentElement.clientWidth - right)}px`,
    "--row-menu-top": isLow ? "auto" : `${String(bottom)}px`,
    "--row-menu-bottom": isLow ? `${String(window.innerHeight - top)}px` : "auto",
  } as CSSProperties;
}
