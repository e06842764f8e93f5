import type { ApiRoute } from "../kernel/create-api-route.ts";
import { reportErrorRoute } from "./report-error.ts";
import {
  createSingleSignOnTokenRoute,
  readSideBarRoute,
  readSideBarSettingsRoute,
  saveSideBarRoute,
} from "./shell.ts";

/** Endpoints of the frame around pages, and of errors that it reports. */
export const SHELL_ROUTES: readonly ApiRoute[] = [
  reportErrorRoute,
  readSideBarRoute,
  createSingleSignOnTokenRoute,
  readSideBarSettingsRoute,
  saveSideBarRoute,
];
