import { vi } from "vitest";

/** Lines that the running test made the Worker write as errors; taken, they do not fail the test. */
export function takeErrorLines(): string[] {
  const { error } = console;
  if (!vi.isMockFunction(error)) return [];
  const lines = error.mock.calls.map(String);
  error.mockClear();
  return lines;
}
