import { vi } from "vitest";
import { createFakeEmailProvider, type FakeEmailProvider } from "./email-provider.ts";

/** Settings by which the Worker reaches the fake provider. */
export const EMAIL_PROVIDER_SETTINGS = {
  EMAIL_API_URL: "http://email-provider.test",
  EMAIL_API_KEY: "re_test",
  EMAIL_FROM: "portal@girassol.test",
};

/** A provider reached by the Worker's own `fetch`; requests to other addresses are not affected. */
export function openFakeEmailProvider(): FakeEmailProvider {
  const provider = createFakeEmailProvider();
  const send = globalThis.fetch.bind(globalThis);
  vi.spyOn(globalThis, "fetch").mockImplementation(async (input, init) => {
    const url = input instanceof Request ? input.url : String(input);
    if (!url.startsWith(EMAIL_PROVIDER_SETTINGS.EMAIL_API_URL)) return send(input, init);
    return provider.answer(new Request(input, init));
  });
  return provider;
}
