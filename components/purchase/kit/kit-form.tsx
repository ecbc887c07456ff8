'use client';

import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useEffect, useEffectEvent, useMemo } from 'react';
import { type FieldErrors, useForm } from 'react-hook-form';
import type { Kit } from '@/lib/purchase/kit/kit';
import { type KitSelection, NOTHING_CHOSEN } from '@/lib/purchase/kit/order';
import { selectionSchema } from '@/lib/purchase/kit/selection-schema';

/** Error messages by field name; none before an attempt to buy. */
export type KitErrors = Readonly<Record<string, string>>;

/** The form of a kit, once its code has loaded. */
export type LoadedKitForm = {
  /** Changes the selection and returns the new one. */
  change: (selection: Partial<KitSelection>) => KitSelection;
  /** Validates the selection and passes it, or its errors, on. */
  submit: () => void;
};

type Props = {
  kit: Kit;
  /**
   * Called once the form accepts choices; returns earlier choices, and whether a click on the buy button is pending.
   */
  onReady: (form: LoadedKitForm) => { selection: KitSelection; hasPressed: boolean };
  onErrors: (errors: KitErrors) => void;
  onValid: (selection: KitSelection) => void;
  onInvalid: (errors: KitErrors) => void;
};

const toMessages = (errors: FieldErrors): KitErrors =>
  Object.fromEntries(Object.entries(errors).map(([name, error]) => [name, String(error?.message ?? '')]));

/**
 * The form of a kit without any markup: stores the selection and validates it (KIT-18). Loads with the first choice.
 */
export function KitForm({ kit, onReady, onErrors, onValid, onInvalid }: Props) {
  const resolver = useMemo(
    () => standardSchemaResolver<KitSelection, unknown, KitSelection>(selectionSchema(kit)),
    [kit],
  );
  const { formState, getValues, handleSubmit, reset, setValue, trigger } = useForm<
    KitSelection,
    unknown,
    KitSelection
  >({
    resolver,
    defaultValues: NOTHING_CHOSEN,
    // The form has no fields that could get the focus.
    shouldFocusError: false,
  });
  const { errors, isSubmitted } = formState;

  const submit = useEffectEvent(
    handleSubmit(
      (selection) => onValid(selection),
      (refused) => onInvalid(toMessages(refused)),
    ),
  );
  const checkAgain = useEffectEvent(() => {
    if (isSubmitted) void trigger();
  });
  const start = useEffectEvent(() => {
    function change({ sizes, counts, excluded, quantity }: Partial<KitSelection>) {
      if (sizes) setValue('sizes', sizes);
      if (counts) setValue('counts', counts);
      if (excluded) setValue('excluded', [...excluded]);
      if (quantity) setValue('quantity', quantity);
      checkAgain();
      return getValues();
    }
    const { selection, hasPressed } = onReady({ change, submit: () => void submit() });
    reset(selection);
    if (hasPressed) void submit();
  });
  // Not in a layout effect: until the form's effects have run, it returns its defaults.
  useEffect(() => start(), []);

  const publish = useEffectEvent(onErrors);
  useEffect(() => publish(toMessages(errors)), [errors]);
  return null;
}
