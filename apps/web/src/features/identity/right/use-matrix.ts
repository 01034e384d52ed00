import { type matrixAnswer, rightsMatrix, setGrant } from "@retribusi/contract/features/identity/rights.endpoints";
import { useMutation, useMutationState, useQuery, useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { z } from "zod";
import { findChange, useNotifyConflict } from "../../../components/use-notify-conflict.ts";
import { callEndpoint } from "../../../lib/api.ts";
import { useNotifyError } from "../../../lib/use-notify-error.ts";
import { usePermissionWords } from "./permission-words.ts";

type Matrix = z.output<typeof matrixAnswer>;

const tickShape = z.object({ permission_id: z.int(), role_id: z.int(), granted: z.boolean() });

/** One tick: this role gets or loses this permission. */
export type Tick = Readonly<z.output<typeof tickShape>>;

const key = ["rights", "matrix"] as const;

export const cellKey = (permission: number, role: number): string => `${permission}-${role}`;

function withTick(matrix: Matrix, { permission_id, role_id, granted }: Tick): Matrix {
  const others = matrix.grants.filter(([permission, role]) => permission !== permission_id || role !== role_id);
  return { ...matrix, grants: granted ? [...others, [permission_id, role_id]] : others };
}

/** Who has made the very change before, and how the box stands now. */
function useNotifyTick(matrix: Matrix | undefined) {
  const { t } = useTranslation("administration");
  const words = usePermissionWords();
  const notifyConflict = useNotifyConflict();
  return (error: Error, { permission_id, role_id, granted }: Tick): boolean => {
    const role = words.role(matrix?.roles.find(({ id }) => id === role_id)?.name ?? "");
    const page = words.permission(matrix?.permissions.find(({ id }) => id === permission_id)?.name ?? "");
    return notifyConflict(error, t(granted ? "matrixGiven" : "matrixTaken", { role, page }));
  };
}

/**
 * The matrix, and ticks that are saved at once. What is on its way is shown on top of what was read, whatever is read meanwhile: a tick
 * that fails takes back itself alone, and one that somebody else has made before stands as it was wished.
 */
export function useMatrix() {
  const client = useQueryClient();
  const notifyError = useNotifyError();
  const [last, setLast] = useState<Tick>();
  const isBehind = useRef(false);
  const query = useQuery({ queryKey: key, queryFn: ({ signal }) => callEndpoint(rightsMatrix, { signal }) });
  const notifyTick = useNotifyTick(query.data);
  const keep = async (tick: Tick) => {
    // What is being read now may have been read before this tick was saved.
    await client.cancelQueries({ queryKey: key });
    client.setQueryData<Matrix>(key, (matrix) => matrix && withTick(matrix, tick));
  };
  const saving = useMutation({
    mutationKey: key,
    mutationFn: (tick: Tick) => callEndpoint(setGrant, { body: tick }),
    onSuccess: async (_, tick) => {
      await keep(tick);
      setLast(tick);
    },
    onError: async (error, tick) => {
      if (findChange(error)) await keep(tick);
      if (!notifyTick(error, tick)) notifyError(error);
    },
    // What else has been changed is read when nothing is on its way any more.
    onSettled: async (_, error) => {
      if (error) isBehind.current = true;
      if (!isBehind.current || client.isMutating({ mutationKey: key }) > 1) return;
      isBehind.current = false;
      await client.invalidateQueries({ queryKey: key });
    },
  });
  const waiting = useMutationState({
    filters: { mutationKey: key, status: "pending" },
    select: ({ state }) => tickShape.safeParse(state.variables).data,
  });
  const matrix = query.data && waiting.reduce((now, tick) => (tick ? withTick(now, tick) : now), query.data);
  return { query, matrix, last, tick: saving.mutate };
}
