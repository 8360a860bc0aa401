import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { mergeEdit } from './merge-edit.ts';

type Fields = Record<string, unknown>;
const merge = (base: Fields, mine: Fields, stored: Fields) => mergeEdit({ base, mine, stored });

test('each field is taken from the one who has changed it', () => {
  const base = { name: 'A', retries: 0, zone: null };
  const { fields, conflicts, takenOver } = merge(base, { ...base, name: 'B' }, { ...base, retries: 2 });
  assert.deepEqual(fields, { name: 'B', retries: 2, zone: null });
  assert.deepEqual(conflicts, []);
  assert.deepEqual(takenOver, ['retries']);
});

test('a field that both have changed is a conflict, unless both have changed it to the same', () => {
  const changed = merge({ name: 'A', retries: 0 }, { name: 'B', retries: 1 }, { name: 'C', retries: 1 });
  assert.deepEqual(changed.conflicts, [{ field: 'name', element: null, mine: 'B', theirs: 'C' }]);
  assert.deepEqual(changed.takenOver, []);
});

test('what is absent from the edit stays absent, and what is absent from its base is taken as it is', () => {
  assert.deepEqual(merge({ name: 'A' }, {}, { name: 'B' }).fields, {});
  assert.deepEqual(merge({}, { name: 'A' }, { name: 'B' }).fields, { name: 'A' });
});

describe('of a list', () => {
  const list = (base: unknown[], mine: unknown[], stored: unknown[]) => {
    const { fields, conflicts } = merge({ list: base }, { list: mine }, { list: stored });
    return { merged: fields['list'], conflicts };
  };

  test('the additions and removals of both hold', () => {
    const { merged, conflicts } = list(['a', 'b', 'c'], ['b', 'c', 'mine'], ['a', 'b', 'theirs']);
    assert.deepEqual(merged, ['b', 'mine', 'theirs']);
    assert.deepEqual(conflicts, []);
  });

  test('texts and names are the same whatever their capital letters', () => {
    assert.deepEqual(list([], ['Ada@example.com'], ['ada@example.com']).merged, ['Ada@example.com']);
    const header = { name: 'X-A' };
    assert.deepEqual(list([header], [{ name: 'x-a', value: '1' }], [header]).merged, [
      { name: 'x-a', value: '1' },
    ]);
  });

  const step = (id: number, action: string) => ({ id, action });
  const [one, two, three] = [step(1, 'One'), step(2, 'Two'), step(3, 'Three')];

  test('other elements are changed, moved and inserted where they belong', () => {
    const mine = [one, { action: 'Mine' }, step(2, 'Two!'), three];
    const stored = [three, one, two, step(9, 'Theirs')];
    assert.deepEqual(list([one, two, three], mine, stored), {
      merged: [three, one, { action: 'Mine' }, step(2, 'Two!'), step(9, 'Theirs')],
      conflicts: [],
    });
  });

  test('an element that both have changed, or one has removed, is a conflict', () => {
    const changed = list([one, two], [step(1, 'Mine'), two], [step(1, 'Theirs'), two]);
    assert.deepEqual(changed.conflicts, [
      { element: '1', field: 'list', mine: step(1, 'Mine'), theirs: step(1, 'Theirs') },
    ]);
    const removed = list([one, two], [step(1, 'Mine'), two], [two]);
    assert.deepEqual(removed.conflicts, [
      { element: '1', field: 'list', mine: step(1, 'Mine'), theirs: null },
    ]);
  });

  test('the list is a conflict where both have sorted it, each in another way', () => {
    const [conflict] = list([one, two, three], [two, one, three], [three, one, two]).conflicts;
    assert.equal(conflict?.element, null);
  });

  test('a save that is repeated adds nothing twice', () => {
    const stored = [one, step(8, 'New')];
    assert.deepEqual(list([one], [one, { action: 'New' }], stored), { merged: stored, conflicts: [] });
  });
});

test('no order of two edits of different elements loses anything', () => {
  const base = [1, 2, 3, 4].map((id) => ({ id, action: `Step ${id}` }));
  type List = ((typeof base)[number] | { action: string })[];
  const edits = base.flatMap(({ id }, index) => [
    { touches: id, has: [`changed ${id}`], hasNot: [`Step ${id}`], of: change(index) },
    { touches: id, has: [], hasNot: [`Step ${id}`], of: (list: List) => list.toSpliced(index, 1) },
    { touches: 0, has: [`new at ${index}`], hasNot: [], of: insert(index) },
  ]);
  for (const one of edits)
    for (const other of edits) {
      if (one === other || (one.touches === other.touches && one.touches !== 0)) continue;
      const stored = other.of(base).map((step, index) => ({ id: 100 + index, ...step }));
      const { fields, conflicts } = merge({ list: base }, { list: one.of(base) }, { list: stored });
      const actions = (fields['list'] as List).map(({ action }) => action);
      assert.deepEqual(conflicts, []);
      for (const text of [...one.has, ...other.has])
        assert.ok(actions.includes(text), `${text}: ${actions.join()}`);
      for (const text of [...one.hasNot, ...other.hasNot]) assert.ok(!actions.includes(text), actions.join());
      const untouched = base.filter(({ id }) => id !== one.touches && id !== other.touches);
      const kept = actions.filter((action) => untouched.some((step) => step.action === action));
      assert.deepEqual(
        kept,
        untouched.map(({ action }) => action),
      );
    }

  function change(index: number) {
    return (list: List): List => {
      const step = list[index];
      return step ? list.with(index, { ...step, action: `changed ${index + 1}` }) : list;
    };
  }
  function insert(index: number) {
    return (list: List): List => list.toSpliced(index, 0, { action: `new at ${index}` });
  }
});
