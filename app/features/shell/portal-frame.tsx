import { useNavigation, useRevalidator } from "@remix-run/react";
import { type ReactNode, useRef } from "react";
import { SHELL_TEXTS } from "#copy/shell/portal.ts";
import type { Menu } from "#domain/access/menu.ts";
import type { Appearance } from "#domain/access/preferences-schema.ts";
import { SavingOverlay } from "#app/ui/saving-overlay.tsx";
import { SnackbarProvider } from "#app/ui/snackbar-provider.tsx";
import { LiveProvider } from "../live/provider.tsx";
import { leavePortal } from "#app/lib/calls/browser-api.ts";
import { PaletteHost } from "../search/palette-host.tsx";
import type { PageToOpen } from "../search/pages-to-open.ts";
import { SessionProvider } from "../access/session-provider.tsx";
import { UncaughtErrors } from "../access/uncaught-errors.tsx";
import type { BellProps } from "../notifications/bell.tsx";
import { LiveToasts } from "../notifications/live-toasts.tsx";
import { useAppearance } from "../account/appearance-store.ts";
import { Breadcrumb } from "./breadcrumb.tsx";
import { FrameBanners, type FrameBannersProps } from "./frame-banners.tsx";
import { FrameParts } from "./frame-parts.tsx";
import { inertIf } from "#app/ui/popover.ts";
import { SidePanel } from "./side-panel.tsx";
import { TopBar, type TopBarFacts } from "./top-bar.tsx";
import { useDrawer } from "./use-drawer.ts";
import type { Person } from "./user-menu.tsx";
import { Button } from "#app/ui/button.tsx";

export interface PortalFrameProps {
  userId: string;
  distributorId: string;
  loginPath: string;
  person: Person;
  appearance: Appearance;
  banners: Omit<FrameBannersProps, "personName">;
  brand: { name: string };
  logo?: string | undefined;
  home: string;
  menu: Menu;
  topBar: TopBarFacts;
  /** Pages that the palette offers. */
  pages: PageToOpen[];
  isLive: boolean;
  builtAt: string;
  liveSeq: number;
  bell: BellProps | null;
  children: ReactNode;
}

/** Frame of all pages for signed-in people: session, short messages, live news. */
export function PortalFrame(props: PortalFrameProps) {
  const { userId, distributorId, loginPath, banners, isLive, builtAt, liveSeq } = props;
  const { revalidate } = useRevalidator();
  const frame = <Frame {...props} />;
  return (
    <SessionProvider userId={userId} loginPath={loginPath} builtAt={builtAt} reloadUserData={revalidate}>
      <UncaughtErrors builtAt={builtAt} />
      <SnackbarProvider>
        {isLive ? (
          <LiveProvider
            distributorId={distributorId}
            userId={userId}
            previewOf={banners.previewOf}
            builtAt={builtAt}
            startSeq={liveSeq}
            onUnauthorised={leave}
          >
            {frame}
            <LiveToasts />
            <FrameParts />
          </LiveProvider>
        ) : (
          frame
        )}
      </SnackbarProvider>
    </SessionProvider>
  );
}

/** Side menu, top bar, content. */
function Frame({
  userId,
  distributorId,
  person,
  appearance,
  banners,
  brand,
  logo,
  home,
  menu,
  topBar,
  pages,
  bell,
  children,
}: PortalFrameProps) {
  const panelRef = useRef<HTMLElement>(null);
  const openerRef = useRef<HTMLButtonElement>(null);
  const drawer = useDrawer(panelRef, openerRef);
  const shown = useAppearance(appearance);
  const { colorScheme, menu: menuWidth } = shown;
  const isMini = menuWidth === "mini";
  return (
    <div
      className={isMini ? "app-frame app-frame--mini" : "app-frame"}
      data-drawer={drawer.isOpen ? "open" : "closed"}
    >
      <a className="app-skip" href="#content" {...inertIf(drawer.isOpen)}>
        {SHELL_TEXTS.skipToContent}
      </a>
      <SidePanel
        panelRef={panelRef}
        home={home}
        brand={brand}
        logo={logo}
        menu={menu}
        isMini={isMini}
        drawer={drawer}
      />
      <Button kind="bare" className="app-veil" aria-hidden tabIndex={-1} onClick={drawer.close} />
      <TopBar
        {...topBar}
        openerRef={openerRef}
        drawer={drawer}
        search={
          <PaletteHost
            userId={userId}
            distributorId={distributorId}
            home={home}
            pages={pages}
            appearance={shown}
          />
        }
        bell={bell}
        person={person}
        colorScheme={colorScheme}
      />
      <NavigationBar />
      <div className="app-main" {...inertIf(drawer.isOpen)}>
        <div className="app-main__trail">
          <Breadcrumb />
        </div>
        <FrameBanners {...banners} personName={`${person.name} ${person.surname}`} />
        <main id="content" className="app-content" tabIndex={-1}>
          {children}
        </main>
        <SavingOverlay />
      </div>
    </div>
  );
}

/** The session has ended elsewhere: signing in again returns to this page. */
function leave(): void {
  void leavePortal(window.location.pathname + window.location.search);
}

/** A thin bar at the top during a navigation. */
function NavigationBar() {
  const isBusy = useNavigation().state === "loading";
  const isRefreshing = useRevalidator().state === "loading";
  return (
    <div className="app-progress" data-busy={isBusy && !isRefreshing} role="status">
      {isBusy && !isRefreshing && <span className="gs-visually-hidden">{SHELL_TEXTS.loading}</span>}
    </div>
  );
}
