import { createTheme, MantineProvider } from "@mantine/core";
import { Link, useNavigation, useRevalidator } from "@remix-run/react";
import { IconLayoutSidebarLeftCollapse, IconMenu2 } from "@tabler/icons-react";
import { getNonce } from "get-nonce";
import { type ReactNode, useCallback, useMemo, useState } from "react";
import { SHELL_TEXTS } from "#copy/portal.ts";
import type { Notification, NotificationKind } from "#domain/realtime/messages.ts";
import { useNonce } from "#app/lib/nonce.tsx";
import { LiveProvider } from "../live/live-provider.tsx";
import { leavePortal } from "../session/browser-api.ts";
import { LiveSession } from "../session/live-session.tsx";
import { SessionProvider } from "../session/session-provider.tsx";
import { Bell } from "../notifications/bell.tsx";
import { LiveToasts } from "../notifications/live-toasts.tsx";
import { Brand } from "./brand.tsx";
import { FrameBanners, type FrameBannersProps } from "./frame-banners.tsx";
import { Breadcrumb } from "./breadcrumb.tsx";
import { type MenuEntry, SideMenu } from "./side-menu.tsx";
import { UserMenu, type UserMenuProps } from "./user-menu.tsx";

export interface PortalFrameProps {
  userId: string;
  loginPath: string;
  person: UserMenuProps;
  banners: Omit<FrameBannersProps, "personName">;
  brand: { name: string };
  logo?: string | undefined;
  shades: string[];
  home: string;
  menu: MenuEntry[];
  isLive: boolean;
  builtAt: string;
  liveSeq: number;
  bell: { notifications: Notification[]; unread: number; muted: NotificationKind[] } | null;
  children: ReactNode;
}

type Shades = NonNullable<Parameters<typeof createTheme>[0]["colors"]>[string];

/** The frame that people work in: side menu, top bar, content. */
export function PortalFrame({
  userId,
  loginPath,
  person,
  banners,
  brand,
  logo,
  shades,
  home,
  menu,
  isLive,
  builtAt,
  liveSeq,
  bell,
  children,
}: PortalFrameProps) {
  const [isDrawerOpen, setIsDrawerOpen] = useState(false);
  const [isMini, setIsMini] = useState(false);
  const nonce = useNonce();
  const { revalidate } = useRevalidator();
  const theme = useMemo(
    () =>
      createTheme({
        primaryColor: "brand",
        primaryShade: 6,
        colors: { brand: shades as unknown as NonNullable<Shades> },
        fontFamily: "'Inter Variable', system-ui, sans-serif",
        defaultRadius: 8,
      }),
    [shades],
  );
  const closeDrawer = useCallback(() => {
    setIsDrawerOpen(false);
  }, []);
  const frame = (
    <div
      className={isMini ? "app-frame app-frame--mini" : "app-frame"}
      data-drawer={isDrawerOpen ? "open" : "closed"}
    >
      <a className="app-skip" href="#content">
        {SHELL_TEXTS.skipToContent}
      </a>
      <aside className="app-side">
        <Link to={home} className="app-side__brand" prefetch="intent">
          <Brand name={brand.name} logo={logo} />
        </Link>
        <SideMenu entries={menu} onNavigate={closeDrawer} />
        <button
          type="button"
          className="app-side__collapse"
          aria-pressed={isMini}
          onClick={() => {
            setIsMini(!isMini);
          }}
        >
          <IconLayoutSidebarLeftCollapse size={20} stroke={1.75} aria-hidden />
          <span>{isMini ? SHELL_TEXTS.expandMenu : SHELL_TEXTS.collapseMenu}</span>
        </button>
      </aside>
      <button
        type="button"
        className="app-veil"
        aria-label={SHELL_TEXTS.closeMenu}
        tabIndex={isDrawerOpen ? 0 : -1}
        onClick={closeDrawer}
      />
      <header className="app-top">
        <button
          type="button"
          className="app-top__toggle"
          aria-label={isDrawerOpen ? SHELL_TEXTS.closeMenu : SHELL_TEXTS.openMenu}
          aria-expanded={isDrawerOpen}
          onClick={() => {
            setIsDrawerOpen(!isDrawerOpen);
          }}
        >
          <IconMenu2 size={22} stroke={1.75} aria-hidden />
        </button>
        <Breadcrumb />
        <div className="app-top__actions">
          {bell && <Bell notifications={bell.notifications} unread={bell.unread} />}
          <UserMenu {...person} />
        </div>
      </header>
      <NavigationBar />
      <div className="app-main">
        <FrameBanners {...banners} personName={`${person.name} ${person.surname}`} />
        <main id="content" className="app-content" tabIndex={-1}>
          {children}
        </main>
      </div>
    </div>
  );
  return (
    <MantineProvider theme={theme} defaultColorScheme="auto" getStyleNonce={() => nonce ?? getNonce() ?? ""}>
      <SessionProvider userId={userId} loginPath={loginPath} builtAt={builtAt} reloadUserData={revalidate}>
        {isLive ? (
          <LiveProvider builtAt={builtAt} startSeq={liveSeq} onUnauthorised={leave}>
            {frame}
            <LiveToasts muted={bell?.muted ?? []} />
            <LiveSession />
          </LiveProvider>
        ) : (
          frame
        )}
      </SessionProvider>
    </MantineProvider>
  );
}

/** The session has ended elsewhere: signing in again leads back here. */
function leave(): void {
  void leavePortal(window.location.pathname + window.location.search);
}

/** A thin line on top while a page is on its way. */
function NavigationBar() {
  const isBusy = useNavigation().state === "loading";
  const isRefreshing = useRevalidator().state === "loading";
  return (
    <div className="app-progress" data-busy={isBusy && !isRefreshing} role="status">
      {isBusy && !isRefreshing && <span className="gs-visually-hidden">{SHELL_TEXTS.loading}</span>}
    </div>
  );
}
