import { setTimeout as sleep } from 'node:timers/promises';
import type { Interaction } from '../types.ts';

/** A page that hangs does not tell what was typed. */
const TIMEOUT_MS = 2000;

/** Switches the recorder on and off. */
export function createRecordingSwitch(interaction: Interaction) {
  let isRecording = false;

  async function set(isOn: boolean): Promise<void> {
    isRecording = isOn;
    await Promise.race([interaction.setRecording(isOn), sleep(TIMEOUT_MS, undefined, { ref: false })]);
  }

  return {
    isOn: () => isRecording,
    set,
    /** What was typed until now becomes a step of its own. */
    finishTyping: () => set(isRecording),
  };
}
