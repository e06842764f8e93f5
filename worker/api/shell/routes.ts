import type { ApiRoute } from "../kernel/create-api-route.ts";
import { reportErrorRoute } from "./report-error.ts";
import {
  createSingleSignOnTokenRoute,
  readSideBarRoute,
  readSideBarSettingsRoute,
  saveSideBarRoute,
} from "./shell.ts";

/** Endpoints of the shell around pages, and of its error reports. */
export const SHELL_ROUTES: readonly ApiRoute[] = [
  reportErrorRoute,
  readSideBarRoute,
  createSingleSignOnTokenRoute,
  readSideBarSettingsRoute,
  saveSideBarRoute,
];
