import type { AppLoadContext } from "@remix-run/cloudflare";
import type { Distributor, PlatformActor, UserActor } from "#domain/access/actor.ts";
import { isProStaff } from "#domain/access/distributor-class.ts";
import { mayAccess } from "#domain/access/may-access.ts";
import { buildMenu } from "#domain/access/menu.ts";
import { homePath, pageEntry } from "#domain/access/pages.ts";
import { choosesCenter } from "#domain/kits/closed-kit-sale.ts";
import { SHOWN_POPUPS } from "#domain/popups/popup-access.ts";
import { WHATSAPP_SUPPORT, whatsAppLink } from "#domain/access/whatsapp-link.ts";
import { pagesToOpen } from "../search/pages-to-open.ts";
import { userMenuLinks } from "./user-menu-links.ts";

/** Loads the frame around the pages for a signed-in person. */
export async function readFrameData(
  { distributor, services, buildVersion }: AppLoadContext,
  actor: UserActor | PlatformActor,
) {
  const hasBell = actor.type === "admin" && distributor?.actions.notificationService === true;
  const [{ liveSeq, center }, counts] = await Promise.all([
    actor.kind === "user" ? services.shell.readFrame() : { liveSeq: 0, center: null },
    hasBell ? services.notifications.count() : null,
  ]);
  const menu = buildMenu(actor, distributor);
  return {
    userId: actor.userId,
    distributorId: distributor?.id ?? "platform",
    loginPath: actor.kind === "platform" ? "/plataforma" : "/",
    person: {
      name: actor.name,
      surname: actor.surname,
      email: actor.email,
      links: userMenuLinks(actor, distributor),
      signOutPath: actor.kind === "platform" ? "/logout?plataforma" : "/logout",
    },
    appearance: actor.appearance,
    banners: bannersOf(actor),
    side: actor.type === "integrator" ? ("integrator" as const) : ("distributor" as const),
    isLive: actor.kind === "user",
    builtAt: buildVersion,
    liveSeq,
    brand: { name: actor.kind === "platform" ? "Girassol" : (distributor?.theme.title ?? "Girassol") },
    logo: distributor?.theme.logo,
    home: homePath(actor),
    menu,
    pages: pagesToOpen(actor, distributor, menu),
    topBar: {
      isAdvanced: distributor !== null && isProStaff(actor, distributor),
      center,
      helpPath: mayAccess(actor, distributor, pageEntry("Help").access) ? pageEntry("Help").path : null,
      supportLink: supportLinkOf(actor, distributor),
    },
    ownCenter:
      actor.kind === "user" && distributor !== null && choosesCenter(actor, distributor)
        ? { chosen: center, isRequired: center === null && actor.masquerade === null }
        : null,
    showsPopups: mayAccess(actor, distributor, SHOWN_POPUPS),
    bell: counts && { counts, timeZone: distributor?.settings.timeZone ?? "America/Sao_Paulo" },
  };
}

/** Link to the chat with the distributor's support, for people with the permission whose role has a number. */
function supportLinkOf(actor: UserActor | PlatformActor, distributor: Distributor | null): string | null {
  const chat = actor.kind === "user" ? actor.role?.support.whatsApp : null;
  if (!chat || !mayAccess(actor, distributor, WHATSAPP_SUPPORT)) return null;
  return whatsAppLink(chat.number, chat.message);
}

/** Data of the banners: support access, preview of a role, unconfirmed e-mail. */
function bannersOf(actor: UserActor | PlatformActor) {
  if (actor.kind === "platform") return { support: null, previewOf: null, unverifiedEmail: null };
  const { masquerade, previewOf, emailVerified, email } = actor;
  return {
    support: masquerade && {
      operatorName: masquerade.operatorName,
      reason: masquerade.reason,
      until: masquerade.until,
    },
    previewOf,
    unverifiedEmail: emailVerified || masquerade !== null ? null : email,
  };
}
