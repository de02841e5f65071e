import { availableParallelism, cpus } from 'node:os';

/** Where and when a report was measured. */
export interface Machine {
  readonly processor: string;
  readonly cores: number;
  readonly system: string;
  readonly node: string;
  /** Day of the measurement, as 2026-11-30. */
  readonly date: string;
}

export const thisMachine = (): Machine => ({
  processor: cpus()[0]?.model.trim() || process.arch,
  cores: availableParallelism(),
  system: `${process.platform} ${process.arch}`,
  node: process.versions.node,
  date: new Date().toISOString().slice(0, 10),
});

export const machineLine = ({ processor, cores, system, node, date }: Machine): string =>
  `${date}, ${processor}, ${cores} cores, ${system}, Node ${node}`;
