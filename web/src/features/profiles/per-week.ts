export const perWeekText = (perWeek: number) => (perWeek === 0 ? 'Minder dan 1 per week' : `± ${perWeek} per week`)
