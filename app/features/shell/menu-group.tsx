import { useLocation } from "@remix-run/react";
import { IconChevronDown } from "@tabler/icons-react";
import { type ReactNode, useState } from "react";
import { MENU_GROUP_TITLES } from "#copy/shell/frame.ts";
import type { MenuGroup as Group } from "#domain/access/menu.ts";
import { MenuIcon } from "./menu-icon.tsx";
import { isAtMenuPage } from "./menu-place.ts";

/** A group of pages. It is unfolded on its own pages, also before JavaScript, and during a search. */
export function MenuGroup({
  group,
  isSearched,
  children,
}: {
  group: Group;
  isSearched: boolean;
  children: ReactNode;
}) {
  const { pathname } = useLocation();
  const current = group.pages.find(({ path }) => isAtMenuPage(pathname, path))?.name ?? null;
  const [isOpen, setIsOpen] = useState(current !== null);
  const [seen, setSeen] = useState(current);
  if (seen !== current) {
    setSeen(current);
    if (current !== null) setIsOpen(true);
  }
  return (
    <li className={group.isDivided ? "app-menu__divided" : undefined}>
      <details
        className="app-menu__group"
        open={isSearched || isOpen}
        onToggle={(event) => {
          if (!isSearched) setIsOpen(event.currentTarget.open);
        }}
      >
        <summary className="app-menu__link">
          <MenuIcon name={group.name} />
          <span className="app-menu__title">{MENU_GROUP_TITLES[group.name]}</span>
          <IconChevronDown className="app-menu__chevron" size={16} stroke={1.75} aria-hidden />
        </summary>
        <ul className="app-stack app-menu__list app-menu__list--inner">{children}</ul>
      </details>
    </li>
  );
}
