import { Link } from "@remix-run/react";
import { IconLayoutSidebarLeftCollapse, IconX } from "@tabler/icons-react";
import type { RefObject } from "react";
import { SHELL_TEXTS } from "#copy/shell/portal.ts";
import type { Menu } from "#domain/access/menu.ts";
import { Brand } from "../theme/brand.tsx";
import { SideMenu } from "./side-menu.tsx";
import { useChangeAppearance } from "../account/use-change-appearance.ts";
import type { Drawer } from "./use-drawer.ts";
import { Button } from "#app/ui/button.tsx";

export interface SidePanelProps {
  panelRef: RefObject<HTMLElement>;
  home: string;
  brand: { name: string };
  logo?: string | undefined;
  menu: Menu;
  isMini: boolean;
  drawer: Drawer;
}

/** The side panel: brand, menu, and the button that narrows it. On a phone it is a drawer. */
export function SidePanel({ panelRef, home, brand, logo, menu, isMini, drawer }: SidePanelProps) {
  return (
    <aside
      ref={panelRef}
      className="app-stack app-gap-0 app-side"
      {...(drawer.isOpen ? { role: "dialog", "aria-modal": true, "aria-label": SHELL_TEXTS.mainMenu } : {})}
    >
      <div className="app-side__head">
        <Button
          kind="icon"
          className="app-side__close"
          aria-label={SHELL_TEXTS.closeMenu}
          onClick={drawer.close}
        >
          <IconX size={20} stroke={1.75} aria-hidden />
        </Button>
        <Link to={home} className="app-side__brand" prefetch="intent" onClick={drawer.close}>
          <Brand name={brand.name} logo={logo} />
        </Link>
      </div>
      <SideMenu menu={menu} onNavigate={drawer.close} />
      <MenuWidthForm isMini={isMini} />
    </aside>
  );
}

/** Narrows or widens the menu: at once with JavaScript, by a form without. */
function MenuWidthForm({ isMini }: { isMini: boolean }) {
  const change = useChangeAppearance();
  const next = isMini ? "full" : "mini";
  return (
    <form
      method="post"
      action="/aparencia"
      className="app-side__width"
      onSubmit={(event) => {
        event.preventDefault();
        change({ menu: next });
      }}
    >
      <Button type="submit" name="menu" value={next} kind="bare" className="app-side__collapse">
        <IconLayoutSidebarLeftCollapse size={20} stroke={1.75} aria-hidden />
        <span className="app-menu__title">{isMini ? SHELL_TEXTS.expandMenu : SHELL_TEXTS.collapseMenu}</span>
      </Button>
    </form>
  );
}
