import type { ViewSource } from "@retribusi/contract/features/report/report.sources";
import {
  changeView,
  listViews,
  type ReportView,
  removeView,
  saveView,
} from "@retribusi/contract/features/report/view.endpoints";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { z } from "zod";
import { callEndpoint } from "../../../lib/api.ts";
import { useNotifyError } from "../../../lib/use-notify-error.ts";

const viewsKey = (source: ViewSource) => ["report", "tampilan", source] as const;

/** One's own views of a report and those of colleagues, as long as somebody looks at them. */
export const useViews = (source: ViewSource, enabled: boolean) =>
  useQuery({
    queryKey: viewsKey(source),
    queryFn: ({ signal }) => callEndpoint(listViews, { query: { sumber: source }, signal }),
    select: ({ records }) => records,
    enabled,
  });

export type NewView = z.input<typeof saveView.body>;
export type ViewChange = z.input<typeof changeView.body>;

/** What is done to views. Forms tell their failures themselves. */
export function useViewCalls(source: ViewSource) {
  const client = useQueryClient();
  const notifyError = useNotifyError();
  const refresh = () => client.invalidateQueries({ queryKey: viewsKey(source) });
  const replacing = useMutation({
    mutationFn: ({ id, change }: { readonly id: number; readonly change: ViewChange }) =>
      callEndpoint(changeView, { params: { id }, body: change }),
    onError: notifyError,
    onSettled: refresh,
  });
  const removing = useMutation({
    mutationFn: ({ id }: ReportView) => callEndpoint(removeView, { params: { id } }),
    onError: notifyError,
    onSettled: refresh,
  });
  return {
    keep: async (view: NewView) => {
      const kept = await callEndpoint(saveView, { body: view });
      await refresh();
      return kept;
    },
    change: async (id: number, change: ViewChange) => {
      const changed = await callEndpoint(changeView, { params: { id }, body: change });
      await refresh();
      return changed;
    },
    replace: replacing.mutateAsync,
    remove: removing.mutateAsync,
  };
}
