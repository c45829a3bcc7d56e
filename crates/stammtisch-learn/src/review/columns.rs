//! Columns of text, as wide as they need to be.

/// A table of text; the first column stands left, the others right.
#[derive(Default)]
pub(super) struct Columns {
    rows: Vec<Vec<String>>,
}

impl Columns {
    /// Adds a row.
    pub(super) fn row(&mut self, cells: impl IntoIterator<Item = String>) {
        self.rows.push(cells.into_iter().collect());
    }

    /// The table, each line indented by two blanks.
    pub(super) fn text(&self) -> String {
        let columns = self.rows.iter().map(Vec::len).max().unwrap_or(0);
        let widths: Vec<usize> = (0..columns)
            .map(|column| {
                self.rows.iter().filter_map(|row| row.get(column)).map(|cell| width(cell)).max().unwrap_or(0)
            })
            .collect();
        let mut text = String::new();
        for row in &self.rows {
            let mut line = String::from(" ");
            for (column, cell) in row.iter().enumerate() {
                let gap = " ".repeat(widths[column] - width(cell));
                line.push_str(if column == 0 { " " } else { "  " });
                if column == 0 {
                    line.push_str(cell);
                    line.push_str(&gap);
                } else {
                    line.push_str(&gap);
                    line.push_str(cell);
                }
            }
            text.push_str(line.trim_end());
            text.push('\n');
        }
        text
    }
}

fn width(text: &str) -> usize {
    text.chars().count()
}

#[cfg(test)]
mod tests {
    use super::Columns;

    #[test]
    fn columns_are_as_wide_as_they_need_to_be() {
        let mut table = Columns::default();
        table.row([String::new(), "Gäste".to_owned()]);
        table.row(["Anna".to_owned(), "1".to_owned()]);
        assert_eq!(table.text(), "        Gäste\n  Anna      1\n");
    }
}
