import * as z from "zod";
import { contentTypesOf, FILE_LIMITS } from "#domain/files/file-rules.ts";
import { brandPictureAccess } from "#worker/services/theme/store-brand-picture.ts";
import { createApiRoute } from "../kernel/create-api-route.ts";
import { readBytes } from "../kernel/read-bytes.ts";

export const storeBrandPictureRoute = createApiRoute(
  {
    method: "post",
    path: "/app/staff/theme/pictures",
    summary:
      "Keep a picture for a look or a pop-up that is saved next: the body is the file itself, of two megabytes at most",
    tag: "Theme",
    access: brandPictureAccess,
    fileTypes: contentTypesOf("image"),
    answer: z.object({ id: z.string() }),
    status: 201,
  },
  async ({ request, services }) => services.theme.storePicture(await readBytes(request, FILE_LIMITS.image)),
);
