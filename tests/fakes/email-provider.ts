import * as z from "zod";

const RequestSchema = z.strictObject({
  from: z.string(),
  to: z.array(z.string()).length(1),
  subject: z.string(),
  html: z.string(),
  text: z.string(),
});

export type ProvidedEmail = z.infer<typeof RequestSchema> & { key: string };

/** Provider of e-mails in Resend's wire format. */
export interface FakeEmailProvider {
  apiKey: string;
  /** E-mails sent, in order; a repetition with the same key counts once. */
  emails: ProvidedEmail[];
  /** Number of posts with a valid key, repetitions included. */
  posts: number;
  /** Returns an error for an e-mail, or null to accept it. */
  refuse: (email: ProvidedEmail) => { statusCode: number; name: string; message: string } | null;
  answer(request: Request): Promise<Response>;
}

export function createFakeEmailProvider(): FakeEmailProvider {
  const ids = new Map<string, string>();
  const provider: FakeEmailProvider = {
    apiKey: "re_test",
    emails: [],
    posts: 0,
    refuse: () => null,
    async answer(request) {
      const key = request.headers.get("idempotency-key") ?? "";
      if (request.method !== "POST" || new URL(request.url).pathname !== "/emails") {
        return refusal({
          statusCode: 404,
          name: "not_found",
          message: "The requested endpoint does not exist",
        });
      }
      if (request.headers.get("authorization") !== `Bearer ${provider.apiKey}`) {
        return refusal({ statusCode: 403, name: "invalid_api_key", message: "API key is invalid" });
      }
      const body = RequestSchema.safeParse(await request.json());
      if (!body.success || request.headers.get("content-type") !== "application/json") {
        return refusal({ statusCode: 422, name: "validation_error", message: "The request body is invalid" });
      }
      const email = { ...body.data, key };
      provider.posts += 1;
      const refused = provider.refuse(email);
      if (refused) return refusal(refused);
      const id = ids.get(key) ?? `sent_${String(ids.size + 1)}`;
      if (!ids.has(key)) provider.emails.push(email);
      ids.set(key, id);
      return Response.json({ id });
    },
  };
  return provider;
}

function refusal(error: { statusCode: number; name: string; message: string }): Response {
  return Response.json(error, { status: error.statusCode });
}
