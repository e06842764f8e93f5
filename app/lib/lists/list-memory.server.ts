import { data, redirect } from "@remix-run/cloudflare";
import * as z from "zod";
import type { PlatformActor, UserActor } from "#domain/access/actor.ts";
import { PAGES } from "#domain/access/pages.ts";
import { type ListMemory, readLook, readPageSize, readViewQuery } from "#domain/lists/list-memory.ts";
import { MAX_VIEW_QUERY, WHOLE_LIST } from "#domain/lists/list-views.ts";
import { readForm } from "../forms/read-form.server.ts";
import type { PortalArgs } from "../pages/page-loader.server.ts";
import { safeNext } from "../pages/safe-next.ts";
import { pagePath } from "../pages/page-address.server.ts";

/** The longest life of a cookie in browsers, in seconds. */
const KEPT_S = 400 * 24 * 60 * 60;

/** Content of a cookie: rows of a page, the view that the list opens with, or its look. */
type Kind = "rows" | "view" | "look";

/** Form that saves preferences of a list: the number of rows per page, the view that the list opens with, or its look. */
const MemoryFormSchema = z.object({
  list: z.string().max(200),
  rows: z.string().max(4).optional(),
  view: z
    .string()
    .max(MAX_VIEW_QUERY + 1)
    .optional(),
  look: z.string().max(20).optional(),
  next: z.string().max(4_000),
});

/** Path and user of a list. */
interface OwnList {
  path: string;
  userId: string;
}

/** Preferences of a list in this browser. An address without parameters redirects to the saved view; parameters in
 *  the address take precedence. */
export function recallList({ request, actor }: PortalArgs): ListMemory {
  const { searchParams } = new URL(request.url);
  const list = { path: pagePath(request.url), userId: actor.userId };
  const opensWith = readViewQuery(readCookie(request, "view", list));
  const isBare = request.method === "GET" && [...searchParams].length === 0;
  if (isBare && opensWith !== null && opensWith !== WHOLE_LIST) throw redirect(`${list.path}?${opensWith}`);
  const asked = readPageSize(searchParams.get("pageSize"));
  return {
    pageSize: asked ?? readPageSize(readCookie(request, "rows", list)),
    opensWith,
    look: readLook(readCookie(request, "look", list)),
  };
}

/** Saves a list's number of rows, its first view or its look in a cookie, and redirects to the list if the form asks for it. */
export async function rememberList(request: Request, { userId }: UserActor | PlatformActor) {
  const { list: asked, rows, view, look, ...form } = readForm(MemoryFormSchema, await request.formData());
  const page = Object.values(PAGES).find(({ path }) => path === asked);
  if (page === undefined) return redirect("/");
  const list = { path: page.path, userId };
  const headers = new Headers();
  if (rows !== undefined) {
    const size = readPageSize(rows);
    headers.append("set-cookie", cookieOf(request, "rows", list, size === null ? "" : String(size)));
  }
  if (view !== undefined) {
    headers.append("set-cookie", cookieOf(request, "view", list, readViewQuery(view) ?? ""));
  }
  if (look !== undefined) {
    headers.append("set-cookie", cookieOf(request, "look", list, readLook(look) ?? ""));
  }
  const next = safeNext(form.next);
  return next === null ? data(null, { headers }) : redirect(next, { headers });
}

function readCookie(request: Request, kind: Kind, list: OwnList): string | null {
  const start = `${cookieName(kind, list)}=`;
  const cookies = (request.headers.get("cookie") ?? "").split(";").map((cookie) => cookie.trim());
  return cookies.find((cookie) => cookie.startsWith(start))?.slice(start.length) ?? null;
}

/** Limits a cookie to the list's parent path, so that other requests stay small. The list's own path is too
 *  narrow, because its data are requested from `<path>.data`. */
function cookieOf(request: Request, kind: Kind, list: OwnList, value: string): string {
  const secure = request.url.startsWith("https:") ? "; Secure" : "";
  const folder = list.path.slice(0, list.path.lastIndexOf("/")) || "/";
  const life = value === "" ? "0" : String(KEPT_S);
  const named = `${cookieName(kind, list)}=${value}`;
  return `${named}; Path=${folder}; Max-Age=${life}; SameSite=Lax; HttpOnly${secure}`;
}

function cookieName(kind: Kind, { path, userId }: OwnList): string {
  return `girassol_${kind}_${path.slice(path.lastIndexOf("/") + 1)}_${userId}`;
}
