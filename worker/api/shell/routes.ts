import { type ApiRoute, createApiRoute } from "../kernel/create-api-route.ts";
import {
  createSingleSignOnTokenRoute,
  readSideBarRoute,
  readSideBarSettingsRoute,
  saveSideBarRoute,
} from "./shell.ts";
import * as z from "zod";
import { ErrorReportSchema } from "#domain/shared/error-report-schema.ts";
import { reportErrorAccess } from "#worker/services/shell/report-error.ts";

const reportErrorRoute = createApiRoute(
  {
    method: "post",
    path: "/app/user/error-report",
    summary: "Tell of an error that a page met and nobody caught",
    tag: "Errors",
    access: reportErrorAccess,
    body: ErrorReportSchema,
    answer: z.null(),
  },
  async ({ body, services }) => {
    await services.errors.report(body);
    return null;
  },
);

/** Endpoints of the shell around pages, and of its error reports. */
export const SHELL_ROUTES: readonly ApiRoute[] = [
  reportErrorRoute,
  readSideBarRoute,
  createSingleSignOnTokenRoute,
  readSideBarSettingsRoute,
  saveSideBarRoute,
];
