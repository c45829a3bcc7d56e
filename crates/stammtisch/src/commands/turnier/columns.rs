//! A table of text for the terminal.

/// Rows of fields, each column as wide as its widest field.
#[derive(Debug, Default)]
pub(super) struct Columns {
    rows: Vec<Vec<String>>,
}

impl Columns {
    /// A table with a heading.
    pub(super) fn new(heading: impl IntoIterator<Item = String>) -> Columns {
        Columns { rows: vec![heading.into_iter().collect()] }
    }

    /// Adds a row.
    pub(super) fn row(&mut self, fields: impl IntoIterator<Item = String>) {
        self.rows.push(fields.into_iter().collect());
    }

    /// The table; numbers stand to the right.
    pub(super) fn text(&self) -> String {
        let count = self.rows.iter().map(Vec::len).max().unwrap_or(0);
        let widths: Vec<usize> = (0..count).map(|column| self.width(column)).collect();
        let numbers: Vec<bool> = (0..count).map(|column| self.is_numeric(column)).collect();
        let mut text = String::new();
        for row in &self.rows {
            let mut line = String::new();
            for (column, field) in row.iter().enumerate() {
                let space = " ".repeat(widths[column] - field.chars().count());
                let gap = if column == 0 { "" } else { "  " };
                line.push_str(gap);
                if numbers[column] {
                    line.push_str(&space);
                    line.push_str(field);
                } else {
                    line.push_str(field);
                    line.push_str(&space);
                }
            }
            text.push_str(line.trim_end());
            text.push('\n');
        }
        text
    }

    fn width(&self, column: usize) -> usize {
        self.rows
            .iter()
            .filter_map(|row| row.get(column))
            .map(|field| field.chars().count())
            .max()
            .unwrap_or(0)
    }

    fn is_numeric(&self, column: usize) -> bool {
        let numeric = |field: &String| {
            field.is_empty() || field.chars().all(|c| c.is_ascii_digit() || "+-−.,() €".contains(c))
        };
        self.rows.iter().skip(1).filter_map(|row| row.get(column)).all(numeric)
    }
}

#[cfg(test)]
mod tests {
    use super::Columns;

    #[test]
    fn words_stand_to_the_left_and_numbers_to_the_right() {
        let mut columns = Columns::new(["Nr", "Name", "Punkte"].map(str::to_owned));
        columns.row(["7", "Jäger", "+12"].map(str::to_owned));
        columns.row(["12", "Huber", "-3"].map(str::to_owned));
        assert_eq!(columns.text(), "Nr  Name   Punkte\n 7  Jäger     +12\n12  Huber      -3\n");
    }
}
