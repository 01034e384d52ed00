import { type matrixAnswer, rightsMatrix, setGrant } from "@retribusi/contract/features/identity/rights.endpoints";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { z } from "zod";
import { callEndpoint } from "../../../lib/api.ts";
import { useTellError } from "../../../lib/use-tell-error.ts";

type Matrix = z.output<typeof matrixAnswer>;

/** One tick: this role gets or loses this permission. */
export interface Tick {
  readonly permission_id: number;
  readonly role_id: number;
  readonly granted: boolean;
}

const key = ["rights", "matrix"] as const;

export const cellKey = (permission: number, role: number): string => `${permission}-${role}`;

function withTick(matrix: Matrix, { permission_id, role_id, granted }: Tick): Matrix {
  const others = matrix.grants.filter(([permission, role]) => permission !== permission_id || role !== role_id);
  return { ...matrix, grants: granted ? [...others, [permission_id, role_id]] : others };
}

/** The matrix, and ticks that are saved at once; one that fails is taken back and the matrix read again. */
export function useMatrix() {
  const client = useQueryClient();
  const tellError = useTellError();
  const [last, setLast] = useState<Tick>();
  const query = useQuery({ queryKey: key, queryFn: ({ signal }) => callEndpoint(rightsMatrix, { signal }) });
  const show = (tick: Tick) =>
    client.setQueryData<Matrix>(key, (matrix) => (matrix ? withTick(matrix, tick) : undefined));
  const saving = useMutation({
    mutationFn: (tick: Tick) => callEndpoint(setGrant, { body: tick }),
    onMutate: show,
    onSuccess: (_, tick) => setLast(tick),
    onError: (error, tick) => {
      show({ ...tick, granted: !tick.granted });
      tellError(error);
      void client.invalidateQueries({ queryKey: key });
    },
  });
  return { query, last, tick: saving.mutate, isSaving: saving.isPending };
}
