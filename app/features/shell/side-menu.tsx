import { useLocation } from "@remix-run/react";
import { type RefObject, useEffect, useRef, useState } from "react";
import { MENU_GROUP_TITLES } from "#copy/shell/frame.ts";
import { PAGE_TITLES, SHELL_TEXTS } from "#copy/shell/portal.ts";
import { SINGLE_SIGN_ON_MENU_TITLE } from "#copy/spec/shell.ts";
import type { Menu, MenuItem, MenuPage } from "#domain/access/menu.ts";
import { foldText } from "#app/lib/lists/fold-text.ts";
import { MenuGroup } from "./menu-group.tsx";
import { MenuHomeLink, MenuPageLink, OutsideLink, SingleSignOnEntry } from "./menu-parts.tsx";
import { Input } from "#app/ui/input.tsx";

/** Menu of the pages that the person may open and of external links, with a search by title. */
export function SideMenu({ menu, onNavigate }: { menu: Menu; onNavigate: () => void }) {
  const [search, setSearch] = useState("");
  const nav = useCurrentInView();
  const matches = (title: string) => foldText(title).includes(foldText(search.trim()));
  const isSearched = search.trim() !== "";
  const linkTo = (page: MenuPage) => (
    <MenuPageLink key={page.name} page={page} title={titleOf(page)} onNavigate={onNavigate} />
  );
  const items = menu.items.flatMap((item) => narrowed(item, matches));
  const link = menu.externalLink !== null && matches(menu.externalLink.name) ? menu.externalLink : null;
  const hasShop = menu.hasSingleSignOn && matches(SINGLE_SIGN_ON_MENU_TITLE);
  return (
    <nav ref={nav} className="app-stack app-gap-8 app-menu" aria-label={SHELL_TEXTS.mainMenu}>
      <Input
        className="app-menu__search"
        type="search"
        placeholder={SHELL_TEXTS.searchMenu}
        aria-label={SHELL_TEXTS.searchMenu}
        value={search}
        onChange={(event) => {
          setSearch(event.currentTarget.value);
        }}
      />
      <ul className="app-stack app-menu__list">
        {items.map((item) => {
          if (item.kind === "page") return linkTo(item);
          const pages = item.pages.map(linkTo);
          return item.path === null ? (
            <MenuGroup key={item.name} group={item} isSearched={isSearched}>
              {pages}
            </MenuGroup>
          ) : (
            <MenuHomeLink key={item.name} group={item} path={item.path} onNavigate={onNavigate}>
              {isSearched ? pages : null}
            </MenuHomeLink>
          );
        })}
        {hasShop && <SingleSignOnEntry title={SINGLE_SIGN_ON_MENU_TITLE} />}
        {link && <OutsideLink href={link.link} title={link.name} />}
      </ul>
      {items.length === 0 && link === null && !hasShop && (
        <p className="app-small app-menu__nothing">{SHELL_TEXTS.nothingInMenu}</p>
      )}
    </nav>
  );
}

/** Scrolls the menu to the entry of the current page, where it is out of sight. */
function useCurrentInView(): RefObject<HTMLElement> {
  const nav = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  useEffect(() => {
    const frame = nav.current?.getBoundingClientRect();
    const entry = nav.current?.querySelector('[aria-current="page"]')?.getBoundingClientRect();
    if (nav.current === null || frame === undefined || entry === undefined) return;
    if (entry.top >= frame.top && entry.bottom <= frame.bottom) return;
    nav.current.scrollTop += entry.top - frame.top - frame.height / 2;
  }, [pathname]);
  return nav;
}

function titleOf({ name, title }: MenuPage): string {
  return title ?? PAGE_TITLES[name];
}

/** The entry when its title matches; a group with its matching pages, or complete when its own title matches. */
function narrowed(item: MenuItem, matches: (title: string) => boolean): MenuItem[] {
  if (item.kind === "page") return matches(titleOf(item)) ? [item] : [];
  if (matches(MENU_GROUP_TITLES[item.name])) return [item];
  const pages = item.pages.filter((page) => matches(titleOf(page)));
  return pages.length === 0 ? [] : [{ ...item, pages }];
}
