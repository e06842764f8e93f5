import { createApi } from "#worker/api/app.ts";

export default createApi({ checksAnswers: true });
