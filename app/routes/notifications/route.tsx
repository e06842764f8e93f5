import { type ActionFunctionArgs, data, redirect } from "@remix-run/cloudflare";

export function loader() {
  return redirect("/");
}

/** Marks notifications as read: one by id, or all. */
export async function action({ context, request }: ActionFunctionArgs) {
  const form = await request.formData();
  const id = form.get("id");
  try {
    await context.services.notifications.markRead({ ids: typeof id === "string" ? [id] : null });
    return { done: true };
  } catch (error) {
    const refusal = context.describeRefusal(error);
    if (refusal === null) throw error;
    return data({ done: false }, { status: refusal.status });
  }
}
