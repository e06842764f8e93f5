/** The part of autocannon that the bench uses; the package has no types. */
declare module "autocannon" {
  interface Request {
    method: string;
    path: string;
    headers: Record<string, string>;
    body?: string;
  }

  interface Options {
    url: string;
    connections: number;
    /** Seconds. */
    duration?: number;
    /** Number of requests, in place of a duration. */
    amount?: number;
    requests: readonly (Partial<Request> & { setupRequest?: (request: Request) => Request })[];
    /** Whether the body is as expected. */
    verifyBody: (body: string) => boolean;
  }

  interface Result {
    /** Seconds. */
    duration: number;
    requests: { total: number };
    /** Milliseconds. */
    latency: { p50: number; p99: number };
    "2xx": number;
    non2xx: number;
    errors: number;
    timeouts: number;
    mismatches: number;
  }

  function autocannon(options: Options): Promise<Result>;
  export = autocannon;
}
